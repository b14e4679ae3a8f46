// Trades the partner's secret for a short-lived token that the page's widgets use. Go 1.19 or newer, nothing to install.
//
//	in your own server: take netpaneToken
//	by itself:          NETPANE_URL=… NETPANE_SECRET=… SITE_ORIGIN=https://portal.example.com go run netpane-token.go
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func setting(name, usual string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return usual
}

// netpaneToken answers with status and body for the page. A refusal goes through as it is, so that the widget can say
// why. Account is the code of the account to show, empty for your own.
func netpaneToken(origin string, scopes []string, account string) (int, any) {
	// Never the error itself: it may name what only the back end should know.
	away := map[string]any{"code": 5020, "message": "暂时无法连接网络云平台"}
	asked := map[string]any{"origin": origin, "scopes": scopes}
	if account != "" {
		asked["account"] = account
	}
	text, _ := json.Marshal(asked)
	cloud := strings.TrimSuffix(setting("NETPANE_URL", "http://127.0.0.1:8080"), "/")
	request, err := http.NewRequest("POST", cloud+"/api/v3/embed/token", bytes.NewReader(text))
	if err != nil {
		return 502, away
	}
	request.Header.Set("authorization", "Bearer "+os.Getenv("NETPANE_SECRET"))
	request.Header.Set("content-type", "application/json")
	seconds, _ := strconv.ParseFloat(setting("NETPANE_TIMEOUT", "10"), 64)
	client := http.Client{Timeout: time.Duration(seconds * float64(time.Second))}
	reply, err := client.Do(request)
	if err != nil {
		return 502, away
	}
	defer reply.Body.Close()
	var answer map[string]any
	if err := json.NewDecoder(reply.Body).Decode(&answer); err != nil {
		return 502, away
	}
	if data, given := answer["data"].(map[string]any); given && data["token"] != nil {
		return 200, data
	}
	delete(answer, "data")
	return 502, answer
}

func main() {
	if os.Getenv("NETPANE_SECRET") == "" {
		log.Fatal("NETPANE_SECRET is not set")
	}
	origin := setting("SITE_ORIGIN", "http://localhost:5173")
	scopes := strings.Split(setting("NETPANE_SCOPES", "device:read alarm:read"), " ")
	http.HandleFunc("/netpane-token", func(response http.ResponseWriter, request *http.Request) {
		status, body := 405, any(map[string]any{})
		// Your own pages only. Here is also where to ask who is signed in, and whether they may see this network.
		if request.Method == "POST" && request.Header.Get("origin") != origin {
			status = 403
		} else if request.Method == "POST" {
			status, body = netpaneToken(origin, scopes, "")
		}
		response.Header().Set("content-type", "application/json")
		response.Header().Set("cache-control", "no-store")
		response.WriteHeader(status)
		json.NewEncoder(response).Encode(body)
	})
	address := "127.0.0.1:" + setting("PORT", "5001")
	fmt.Println("http://" + address + "/netpane-token")
	log.Fatal(http.ListenAndServe(address, nil))
}
