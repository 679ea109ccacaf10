// Script of the dedicated worker in which alone shares are joined.
import { serveKeys, type WorkerScope } from './serveKeys.ts'

serveKeys(globalThis as unknown as WorkerScope)
