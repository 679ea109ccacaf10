/** An arrow that arrives. */
export const receiveIcon = 'M17 7L7 17M15 17H7V9'
