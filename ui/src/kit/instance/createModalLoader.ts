import type { ViewName } from '@wallet-kit/sdk'
import type { MountedModal } from './MountedModal.ts'

/** Fetches and mounts the modal once. */
export interface ModalLoader {
  /** Settles when the modal is ready, with the code of these views as well. */
  load(views?: readonly ViewName[]): Promise<void>
  unload(): void
}

/** `mount` is what fetches and mounts; a failed attempt is forgotten, so that the next intent tries again. */
export function createModalLoader(mount: () => Promise<MountedModal>): ModalLoader {
  let attempt: Promise<MountedModal> | undefined
  let over = false

  async function start(): Promise<MountedModal> {
    try {
      const modal = await mount()
      if (over) modal.unmount()
      return modal
    } catch (error) {
      attempt = undefined
      throw error
    }
  }

  return {
    async load(views = []) {
      if (over) return
      attempt ??= start()
      const modal = await attempt
      await modal.ready
      await modal.loadViews(views)
    },
    unload() {
      over = true
      attempt?.then(
        (modal) => modal.unmount(),
        () => {}, // It was never mounted: there is nothing to remove.
      )
    },
  }
}
