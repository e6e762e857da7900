import { PlanError } from '../plan-error'

/** BullMQ and its Redis client; the user installs both. */
export async function queuePackages() {
  try {
    const [{ Queue, Worker }, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')])
    return { Queue, Worker, Redis }
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' ? '' : ` (${error})`
    throw new PlanError(
      'redis',
      `Many machines need BullMQ and a client of Redis, which are not installed here: npm install bullmq ioredis${reason}`,
    )
  }
}
