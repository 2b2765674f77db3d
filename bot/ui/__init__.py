"""Discord components: posts, buttons, selects, modals."""
