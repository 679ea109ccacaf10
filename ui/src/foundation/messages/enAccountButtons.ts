/** Labels of the buttons that show an account or a network: loaded with the first of them. */
export const enAccountButtons = { unsupported: 'Switch Network' } as const
