/** Version that is sent to services. A test compares it with the package. */
export const sdkVersion = 'wallet-kit-0.1.0'
