"""How Sphinx builds the documentation site: `make docs`."""

import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
sys.path.insert(0, str(SOURCES))  # the compiled form has no docstrings

import signoria  # noqa: E402

project = "Signoria"
author = "Signoria contributors"
copyright = "Signoria contributors"
version = release = signoria.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
default_role = "code"
highlight_language = "text"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Signoria"
html_logo = html_favicon = "../web/public/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9c3d24",
        "color-brand-content": "#234a92",
        "color-brand-visited": "#234a92",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f6efdf",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e58d6f",
        "color-brand-content": "#8fb0ea",
        "color-brand-visited": "#8fb0ea",
    },
}
