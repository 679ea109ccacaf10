/** An arrow downwards. */
export const chevronDownIcon = 'M7 10l5 5 5-5'
