"""The games under examples/, installed as other packages would be."""
