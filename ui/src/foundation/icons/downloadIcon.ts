/** An arrow into a tray. */
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14'
