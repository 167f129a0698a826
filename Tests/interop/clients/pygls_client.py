"""pygls: its client is not tied to the methods of the LSP."""

import asyncio
import json
import sys

from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException


def plain(value):
    """pygls reads objects as named tuples; a member that Python keeps for itself (`from`) is `_n`."""
    if hasattr(value, "_asdict"):
        return {name: plain(member) for name, member in value._asdict().items()}
    if isinstance(value, list):
        return [plain(member) for member in value]
    return value


def say(value):
    print(json.dumps(value), flush=True)


async def answer(client, step):
    try:
        request = client.protocol.send_request_async(step["request"], step["params"])
        return {"result": plain(await asyncio.wait_for(request, 10))}
    except JsonRpcException as error:
        return {"error": {"code": error.code, "message": error.message, "data": plain(error.data)}}


async def awaited(updates, cause):
    for _ in range(1000):
        for update in updates:
            if cause in update["causes"]:
                return {"update": update}
        await asyncio.sleep(0.01)
    return {"update": None}


async def main(daemon, session):
    client = JsonRPCClient()
    updates = []

    @client.feature("view/update")
    def update(params):
        updates.append(plain(params))

    @client.feature("table/didChange")
    def changed(params):
        pass

    await client.start_io(daemon, "--stdio")
    for step in json.load(open(session, encoding="utf-8")):
        if "request" in step:
            say(await answer(client, step))
        elif "notify" in step:
            client.protocol.notify(step["notify"], step["params"])
        else:
            say(await awaited(updates, step["await"]))
    status = await asyncio.wait_for(client._server.wait(), 10)
    say({"exit": status})
    await asyncio.wait_for(client.stop(), 10)


asyncio.run(main(*sys.argv[1:]))
