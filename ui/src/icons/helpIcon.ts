/** A question mark. */
export const helpIcon = 'M9.2 9a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1.1-1.5 2.3M12 17.5v.01'
