import { base64urlnopad } from '@scure/base'
import type { ServiceShares } from '@wallet-kit/clients/frame-service/types'
import type { ShareParty } from '../../keys/changes/ShareParty.ts'
import type { Addresses } from '../../keys/derive/Addresses.ts'
import type { Api } from '../createApi.ts'

/** The service as a holder of shares. It knows a user's addresses, and makes the fingerprint of them itself. */
export function serviceParty(api: Api, addresses?: Addresses): ShareParty {
  return {
    async read() {
      const { shares } = await api.call<ServiceShares>('/shares/list')
      return shares.map(({ share, ...listed }) => ({ ...listed, share: base64urlnopad.decode(share) }))
    },
    async put({ setId, generation, share, replaces }) {
      if (!addresses) throw new Error('A share is kept with the addresses of its key')
      await api.call('/shares/put', {
        ...{ setId, generation, addresses, share: base64urlnopad.encode(share) },
        ...(replaces && { replaces }),
      })
    },
    async commit({ setId, generation }) {
      await api.call('/shares/commit', { setId, generation })
    },
    async deleteSet(setId) {
      await api.call('/shares/delete', { setId })
    },
  }
}
