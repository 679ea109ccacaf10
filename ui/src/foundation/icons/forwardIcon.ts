/** Arrow to the next view. */
export const forwardIcon = 'M9 5l7 7-7 7'
