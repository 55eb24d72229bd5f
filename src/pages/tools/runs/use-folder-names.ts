import { useEffect, useState } from "react";
import { callApi } from "#ui/call-api.ts";

interface Names {
  folders: readonly { name: string }[];
  tags: readonly { name: string }[];
}

const NONE: Names = { folders: [], tags: [] };

/** The folders and tags there are, to choose from; none until they are here, for a name can be typed as well. */
export function useFolderNames(): Names {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    callApi<Names>("GET", "/api/runs/folders").then((outcome) => {
      if (isWanted && outcome.kind === "done") setNames(outcome.answer);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return names;
}
