import { createPublicKey } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeChain } from '../host-server/wallet/wallet/development-chain.ts'
import { startApple } from '../host-server/wallet/wallet/testing/apple.ts'

// A test double of Apple's push service in a process of its own, which only counts. It ends with the benchmark.

const { root } = await makeChain()
const apple = await startApple({ root, pushKey: createPublicKey(process.env.PUSH_KEY ?? '') })
const phones = new Set<string>()
let pushes = 0
process.once('disconnect', () => process.exit())
process.send?.({ host: apple.host, ca: apple.ca })
for (;;) {
  await sleep(100)
  const heard = apple.received.splice(0)
  pushes += heard.length
  for (const { token } of heard) phones.add(token)
  process.send?.({ pushes, phones: phones.size })
}
