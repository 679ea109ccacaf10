/** An arrow that leaves. */
export const sendIcon = 'M7 17L17 7M9 7h8v8'
