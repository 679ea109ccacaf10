/** An i in a circle. */
export const infoIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.5V16M12 8v.01'
