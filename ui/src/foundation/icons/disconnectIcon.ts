/** A door with an arrow out of it. */
export const disconnectIcon = 'M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4M14 8l4 4-4 4M18 12H9'
