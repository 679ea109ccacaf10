// biome-ignore lint/performance/noReExportAll: bundlers keep the named chains only (networks.test.ts of the sdk)
export * from '@wallet-kit/sdk/networks'
