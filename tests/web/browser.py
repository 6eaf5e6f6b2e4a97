"""Finds a browser for the tests of the page; run by `make test`, it also tries to get one.

A browser of the system is preferred; then Debian's package, where one may install it; then Playwright's own download.
"""

import os
import shutil
import subprocess
import sys

# Without windows, Chromium needs a quarter less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LEFT_OUT = """
************************************************************************
*  NO BROWSER: the end-to-end tests of the page (tests/web) are LEFT   *
*  OUT. Install Chromium or Chrome, or set SIGNORIA_BROWSER to one.    *
************************************************************************
"""


def find_browser() -> str | None:
    """The path of a browser, or None."""
    wanted = os.environ.get("SIGNORIA_BROWSER")
    if wanted:
        return wanted
    return next((path for name in NAMES if (path := shutil.which(name))), None) or downloaded()


def downloaded() -> str | None:
    """Playwright's own Chromium, if it was downloaded."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def get_browser() -> str | None:
    """A browser by any means: looks for one, else installs Debian's package as root, else downloads Playwright's."""
    attempts: list[list[str]] = []
    if shutil.which("apt-get") and os.geteuid() == 0:
        attempts.append(["apt-get", "install", "-y", "-qq", "chromium-headless-shell"])
    attempts.append([sys.executable, "-m", "playwright", "install", "chromium"])
    for attempt in attempts:
        if (found := find_browser()) is not None:
            return found
        print(f"Looking for a browser: {' '.join(attempt)}", flush=True)
        subprocess.run(attempt, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return find_browser()


if __name__ == "__main__":
    found = get_browser()
    print(f"Testing the page in {found}" if found else LEFT_OUT)
