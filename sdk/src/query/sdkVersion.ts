/** Version that is sent to services, as `{framework}-{adapters}-{version}`. A test compares it with the package. */
export const sdkVersion = 'html-viem-0.1.0'
