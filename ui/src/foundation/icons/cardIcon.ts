/** A payment card. */
export const cardIcon =
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 10.5h18M7 15h3'
