import { serve } from '../../core/base/worker.thread.ts'
import { type PassParts, passOf } from './pass.ts'

export default serve((parts: PassParts) => passOf(parts))
