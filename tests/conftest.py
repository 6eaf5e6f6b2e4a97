"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

from tests.examples.installing import environment, installed, packages

__all__ = ["environment", "installed", "packages"]  # fixtures

settings.register_profile(
    "signoria", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("thorough", settings.get_profile("signoria"), max_examples=300)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "signoria"))
