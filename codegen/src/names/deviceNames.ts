/** Whether Windows treats a file of this name, with any extension, as a device. */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)
}
