/** Three dots. */
export const moreIcon = 'M5 11.5a.5.5 0 1 0 .01 0zM12 11.5a.5.5 0 1 0 .01 0zM19 11.5a.5.5 0 1 0 .01 0z'
