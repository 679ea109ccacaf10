/** A shield. */
export const shieldIcon = 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15 10.2'
