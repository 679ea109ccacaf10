import type { Part } from './Part.ts'
import { browser } from './parts/browser.ts'
import { generated } from './parts/generated.ts'
import { hosts } from './parts/hosts.ts'
import { lint } from './parts/lint.ts'
import { packages } from './parts/packages.ts'
import { template } from './parts/template.ts'
import { types } from './parts/types.ts'
import { unit } from './parts/unit.ts'

/**
 * In order of execution, quick ones first. The parts of a stage run beside each other: each has times in which it needs
 * one processor alone, or waits for a disk or a registry.
 */
export const stages: readonly (readonly Part[])[] = [
  [lint, types, generated],
  [unit],
  [packages, template, hosts],
  [browser],
]

export const parts: readonly Part[] = stages.flat()
