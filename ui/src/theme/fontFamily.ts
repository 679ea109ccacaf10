/** Fonts of the modal when the host names none. Nothing is fetched: Inter is used where it is installed. */
export const fontFamily =
  "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
