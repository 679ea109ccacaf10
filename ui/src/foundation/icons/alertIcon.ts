/** An exclamation mark in a circle. */
export const alertIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v4.5M12 16v.01'
