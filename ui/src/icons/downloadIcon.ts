/** An arrow into a tray. */
export const downloadIcon = 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14'
