import type { MountedModal } from './MountedModal.ts'

/** Fetches and mounts the modal once. */
export interface ModalLoader {
  load(): Promise<void>
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
    async load() {
      if (over) return
      attempt ??= start()
      await (await attempt).ready
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
