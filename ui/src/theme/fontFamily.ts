/** Fonts of the modal when the host app sets none. Nothing is fetched: Inter is used where it is installed. */
export const fontFamily =
  "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
