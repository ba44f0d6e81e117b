/** Starts a service that `cleanup` stops, also where it is still starting then. */
export async function startWith<Service extends { stop(): Promise<unknown> }>(
  cleanup: AsyncDisposableStack,
  start: () => Promise<Service>,
): Promise<Service> {
  let starting: Promise<Service> | undefined;
  cleanup.defer(async () => {
    const service = await starting?.catch(() => undefined);
    await service?.stop();
  });
  starting = start();
  return starting;
}
