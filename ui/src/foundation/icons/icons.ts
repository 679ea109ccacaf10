/*
 * Path data on a 24 by 24 grid, drawn as lines. The bundle places each with the first code that draws it (`split` in
 * `scripts/bundle/bundlePlans.ts`).
 */

/** An exclamation mark in a circle. */
export const alertIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v4.5M12 16v.01'

/** Arrow to the previous view. */
export const backIcon = 'M15 5l-7 7 7 7'

/** A payment card. */
export const cardIcon =
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 10.5h18M7 15h3'

/** A tick in a seal. */
export const certifiedIcon =
  'M12 3l2.3 1.9 3-.1.8 2.9 2.5 1.6-1.1 2.7 1.1 2.7-2.5 1.6-.8 2.9-3-.1L12 21l-2.3-1.9-3 .1-.8-2.9-2.5-1.6 1.1-2.7-1.1-2.7 2.5-1.6.8-2.9 3 .1zM9 12l2.2 2.2L15 10.2'

/** A tick. */
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'

/** An arrow downwards. */
export const chevronDownIcon = 'M7 10l5 5 5-5'

/** A clock. */
export const clockIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2'

/** A cross. */
export const closeIcon = 'M6 6l12 12M18 6L6 18'

/** Two sheets. */
export const copyIcon = 'M9 9h10v10H9zM15 9V5H5v10h4'

/** A door with an arrow out of it. */
export const disconnectIcon = 'M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4M14 8l4 4-4 4M18 12H9'

/** An arrow into a tray. */
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14'

/** An exclamation mark. */
export const exclamationIcon = 'M12 6v7M12 17.5v.01'

/** An arrow out of a frame. */
export const externalIcon = 'M14 5h5v5M19 5l-8 8M11 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-5'

/** Arrow to the next view. */
export const forwardIcon = 'M9 5l7 7-7 7'

/** A globe. */
export const globeIcon =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.5 2.5 3.5 5.5 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.5-3.5-8.5s1-6 3.5-8.5z'

/** Four tiles. */
export const gridIcon = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z'

/** A question mark in a circle. */
export const helpIcon =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7M12 16.5v.01'

/** An i in a circle. */
export const infoIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.5V16M12 8v.01'

/** A key. */
export const keyIcon =
  'M14.5 13a4.5 4.5 0 1 0-4.2-2.8L4 16.5V20h3.5v-2.5H10V15l1.4-1.4c.9.4 2 .4 3.1-.6zM15.5 8.5h.01'

/** Stacked sheets. */
export const layersIcon = 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4'

/** An envelope. */
export const mailIcon =
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7.5l8.5 6 8.5-6'

/** Three dots. */
export const moreIcon = 'M5 11.5a.5.5 0 1 0 .01 0zM12 11.5a.5.5 0 1 0 .01 0zM19 11.5a.5.5 0 1 0 .01 0z'

/** A phone. */
export const phoneIcon = 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2'

/** An arrow that arrives. */
export const receiveIcon = 'M17 7L7 17M15 17H7V9'

/** A turning arrow. */
export const retryIcon = 'M19 12a7 7 0 1 1-2.1-5M19 4v4h-4'

/** Four corners and a line between them. */
export const scanIcon =
  'M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3M4 12h16'

/** A magnifying glass. */
export const searchIcon = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20'

/** An arrow that leaves. */
export const sendIcon = 'M7 17L17 7M9 7h8v8'

/** Sliders. */
export const settingsIcon =
  'M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0'

/** A shield. */
export const shieldIcon = 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15 10.2'

/** Two arrows, up and down. */
export const swapIcon = 'M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5'

/** A name tag. */
export const tagIcon = 'M4 5h7l9 9-6 6-9-9zM8 9h.01'
