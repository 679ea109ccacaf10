/** A key. */
export const keyIcon =
  'M14.5 13a4.5 4.5 0 1 0-4.2-2.8L4 16.5V20h3.5v-2.5H10V15l1.4-1.4c.9.4 2 .4 3.1-.6zM15.5 8.5h.01'
