/** Fonts of the modal when the host app sets none: the system's own, so that nothing is fetched. */
export const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
