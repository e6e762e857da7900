"""The raw client: a running program, and requests to it."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import threading
import weakref
from collections import deque
from typing import Any, Iterable, Sequence

from .errors import TotemforgeError
from .listing import Game, read_game
from .program import serve_command

#: So many bytes of requests may be under way at once: a pipe holds them, whatever the program does.
_AT_ONCE = 16 * 1024

_PIECE = 1 << 20


class Client:
    """A running `totemforge serve`.

    It starts with the first request. A process that was forked has none of its parent's games: its client starts a program
    of its own. Several threads may share a client; their requests are answered one after the other.

        with Client() as client:
            print(client.games())
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """`command` starts the program, such as `["npx", "totemforge", "serve", "--game", "./my-game.js"]`."""
        self._command = None if command is None else tuple(command)
        self._lock = threading.RLock()
        self._named = 0
        self._forget()
        self._games: dict[str, Game] | None = None
        self.generation = 0
        """Grows whenever the games of the client are lost."""
        _clients.add(self)

    def _forget(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._read = bytearray()
        self._asked = 0
        self._dropped: deque[str] = deque()

    # Life of the program

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            command = serve_command(self._command)
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        return self._process

    def close(self) -> None:
        """Ends the program, and with it all its games. Another request starts a new one."""
        with self._lock:
            process = self._process
            if process is None:
                return
            self._forget()
            self.generation += 1
            _close_pipes(process)
            process.wait()

    def _after_fork(self) -> None:
        """In the child: the pipes belong to the parent."""
        process = self._process
        # A thread of the parent may hold the lock; it is not here.
        self._lock = threading.RLock()
        self._forget()
        self.generation += 1
        if process is not None:
            _close_pipes(process)
            process.returncode = 0

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.close()

    def __reduce__(self) -> tuple[Any, tuple[tuple[str, ...] | None]]:
        # Whatever is unpickled in a process shares a program there.
        return shared_client, (self._command,)

    def __deepcopy__(self, _memo: object) -> Client:
        return self

    # Requests

    def ask(self, do: str, **parts: Any) -> Any:
        """Sends a request and waits for its answer. Parts that are None are left out. Raises a TotemforgeError."""
        return self.ask_frame(do, **parts)[0]

    def ask_frame(self, do: str, **parts: Any) -> tuple[Any, memoryview]:
        """The same, with the bytes that follow the answer in the form `binary`."""
        with self._lock:
            self._close_dropped()
            return self._exchange([(do, parts)])[0]

    def ask_many(self, requests: Iterable[tuple[str, dict[str, Any]]]) -> list[Any]:
        """The answers to many requests. They go out together, so it takes less time than one after the other.

        The first error is raised once all are answered.
        """
        with self._lock:
            self._close_dropped()
            return [answer for answer, _ in self._exchange(list(requests))]

    def _exchange(self, requests: list[tuple[str, dict[str, Any]]]) -> list[tuple[Any, memoryview]]:
        process = self._started()
        lines = [self._line(do, parts) for do, parts in requests]
        answers: list[tuple[Any, memoryview]] = []
        errors: list[TotemforgeError] = []
        try:
            sent = 0
            while sent < len(lines):
                # A longer line goes alone: the program reads all of it before it answers.
                together = [lines[sent]]
                size = len(lines[sent])
                while sent + len(together) < len(lines):
                    size += len(lines[sent + len(together)])
                    if size > _AT_ONCE:
                        break
                    together.append(lines[sent + len(together)])
                sent += len(together)
                _write(process, b"".join(together))
                for _ in together:
                    said = json.loads(self._read_line(process))
                    if "error" in said:
                        errors.append(TotemforgeError(said["error"]))
                    else:
                        answers.append((said["answer"], self._read_bytes(process, _bytes_after(said["answer"]))))
        except BaseException:
            # Nobody knows any more which answer comes next.
            process.kill()
            self.close()
            raise
        if errors:
            raise errors[0]
        return answers

    def _line(self, do: str, parts: dict[str, Any]) -> bytes:
        self._asked += 1
        request = {"id": self._asked, "do": do}
        request.update((name, part) for name, part in parts.items() if part is not None)
        return json.dumps(request, default=plain).encode() + b"\n"

    def _read_line(self, process: subprocess.Popen[bytes]) -> bytes:
        begun = 0
        while True:
            end = self._read.find(b"\n", begun)
            if end >= 0:
                line = bytes(self._read[:end])
                del self._read[: end + 1]
                return line
            begun = len(self._read)
            self._read += _read(process)

    def _read_bytes(self, process: subprocess.Popen[bytes], count: int) -> memoryview:
        while len(self._read) < count:
            self._read += _read(process)
        found = bytes(self._read[:count])
        del self._read[:count]
        return memoryview(found)

    # Names

    def games(self) -> dict[str, Game]:
        """The games by name."""
        if self._games is None:
            self._games = {game["name"]: read_game(game) for game in self.ask("games")["games"]}
        return self._games

    def game(self, name: str) -> Game:
        """A game by its name."""
        games = self.games()
        if name not in games:
            raise ValueError(f"There is no game {name!r}; there are {', '.join(games)}.")
        return games[name]

    def new_name(self) -> str:
        """A name that no environment of this client has."""
        with self._lock:
            self._named += 1
            return f"env {self._named}"

    def drop(self, name: str, generation: int) -> None:
        """Closes an environment with the next request: for an object that is being thrown away."""
        if generation == self.generation:
            self._dropped.append(name)

    def _close_dropped(self) -> None:
        if not self._dropped:
            return
        names = [self._dropped.popleft() for _ in range(len(self._dropped))]
        try:
            self._exchange([("close", {"name": name}) for name in names])
        except TotemforgeError as error:
            # One that could not be made has no need to be closed.
            if error.code != "no-such-environment":
                raise


def plain(value: Any) -> Any:
    """Numbers and arrays of numpy as JSON has them."""
    for name in ("item", "tolist"):
        if hasattr(value, name) and (name == "tolist" or getattr(value, "ndim", 0) == 0):
            return getattr(value, name)()
    raise TypeError(f"{type(value).__name__} cannot be sent: {value!r}")


def _bytes_after(answer: Any) -> int:
    return int(answer.get("bytes", 0)) if isinstance(answer, dict) else 0


def _write(process: subprocess.Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    left = memoryview(data)
    while left:
        left = left[process.stdin.write(left) :]


def _read(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout is not None
    piece = os.read(process.stdout.fileno(), _PIECE)
    if not piece:
        raise ConnectionError("totemforge serve has ended.")
    return piece


def _close_pipes(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


_clients: weakref.WeakSet[Client] = weakref.WeakSet()

_shared: dict[tuple[str, ...] | None, Client] = {}


def shared_client(command: tuple[str, ...] | None = None) -> Client:
    """The client of every environment that is given none, and of all that were unpickled with the same command."""
    if command not in _shared:
        _shared[command] = Client(command)
    return _shared[command]


def _close_all() -> None:
    for client in list(_clients):
        client.close()


def _forget_all() -> None:
    for client in list(_clients):
        client._after_fork()


atexit.register(_close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
