reason-not_allowed = { $detail }.
reason-highest_mark = The marker on the { $character } lies on the highest field.
