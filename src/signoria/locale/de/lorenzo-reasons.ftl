reason-not_allowed = { $detail }.
