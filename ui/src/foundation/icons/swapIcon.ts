/** Two arrows, up and down. */
export const swapIcon = 'M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5'
