/** Sliders. */
export const settingsIcon =
  'M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
