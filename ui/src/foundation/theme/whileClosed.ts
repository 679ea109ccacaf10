/**
 * Selects an element of the modal that is rendered ahead or fading out. An endless animation there would have the
 * browser compute styles in every frame, unseen.
 */
export const whileClosed = '[data-open=false] &'
