/** Stacked sheets. */
export const layersIcon = 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4'
