import { createWalletDirectoryRoutes } from '@wallet-kit/clients/wallet-directory/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { createDirectory } from './createDirectory.ts'
import { createWalletDirectoryHandlers } from './createWalletDirectoryHandlers.ts'
import { walletDirectoryService } from './walletDirectoryService.ts'

/** Mounts the wallet directory under `/wallet-directory`. */
export function mountWalletDirectory(seed: string): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  createWalletDirectoryRoutes(routes, createWalletDirectoryHandlers(createDirectory(seed)))
  return { service: walletDirectoryService, basePath: '/wallet-directory', routes, isOpen: true }
}
