/** Every chain that viem knows, by viem's name. An entry that exports one of these names itself replaces it. */
// biome-ignore lint/performance/noBarrelFile: the list is viem's
// biome-ignore lint/performance/noReExportAll: bundlers keep the named chains only (networks.test.ts)
export * from 'viem/chains'
