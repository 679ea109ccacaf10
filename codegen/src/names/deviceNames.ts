/** Whether Windows takes a file of this name, with any extension, for a device. */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)
}
