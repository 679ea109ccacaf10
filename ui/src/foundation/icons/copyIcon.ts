/** Two sheets. */
export const copyIcon = 'M9 9h10v10H9zM15 9V5H5v10h4'
