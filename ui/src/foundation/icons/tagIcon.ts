/** A name tag. */
export const tagIcon = 'M4 5h7l9 9-6 6-9-9zM8 9h.01'
