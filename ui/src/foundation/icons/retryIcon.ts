/** A turning arrow. */
export const retryIcon = 'M19 12a7 7 0 1 1-2.1-5M19 4v4h-4'
