/** An exclamation mark. */
export const exclamationIcon = 'M12 6v7M12 17.5v.01'
