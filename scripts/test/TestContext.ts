import { type PackedPackage, packAll } from '../packages/packAll.ts'

/** State shared by the parts of one run. */
export interface TestContext {
  /** Packs the packages the first time it is called. */
  packedPackages(): Promise<readonly PackedPackage[]>
}

export function createTestContext(): TestContext {
  let packed: Promise<readonly PackedPackage[]> | undefined
  return {
    packedPackages() {
      packed ??= packAll()
      return packed
    },
  }
}
